import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readLinkTls } from "./link-tls.ts";

const file = (name: string): string =>
  fileURLToPath(new URL(`../../test/postgres/certificates/${name}`, import.meta.url));
const NONE = { clusterTlsCert: null, clusterTlsKey: null, clusterTlsCa: null, clusterAddress: null };
const ALL = {
  clusterTlsCert: file("node.pem"),
  clusterTlsKey: file("node.key"),
  clusterTlsCa: file("ca.pem"),
  clusterAddress: null,
};

it("reads certificates, or that there are none", () => {
  expect(readLinkTls(NONE)).toBeNull();
  expect(readLinkTls({ ...NONE, clusterAddress: "ws://10.0.0.5:7000" })).toBeNull();
  expect(readLinkTls({ ...ALL, clusterAddress: "wss://10.0.0.5:7000" })?.cert).toMatch(/^-----BEGIN CERTIFICATE/);
});

it.each([
  [
    { ...ALL, clusterTlsKey: null },
    /^CLUSTER_TLS_CERT, CLUSTER_TLS_KEY and CLUSTER_TLS_CA go together: give all three/,
  ],
  [{ ...ALL, clusterTlsCert: "/nowhere" }, /^CLUSTER_TLS_CERT is \/nowhere, which cannot be read \(ENOENT\)$/],
  [
    { ...ALL, clusterTlsCert: file("node.key") },
    /^CLUSTER_TLS_CERT is .*node.key, which holds no certificate \(PEM\)$/,
  ],
  [
    { ...ALL, clusterTlsKey: file("node.pem") },
    /^CLUSTER_TLS_KEY is .*, which holds no private key without a password/,
  ],
  [{ ...ALL, clusterTlsKey: file("stranger.key") }, /^CLUSTER_TLS_KEY is not the key of the certificate/],
  [{ ...ALL, clusterTlsCa: file("stranger.pem") }, /^CLUSTER_TLS_CERT is not signed by whom CLUSTER_TLS_CA names$/],
  [{ ...ALL, clusterAddress: "ws://10.0.0.5:7000" }, /^CLUSTER_ADDRESS is ws:.*must begin with wss:\/\/$/],
  [{ ...NONE, clusterAddress: "wss://10.0.0.5:7000" }, /^CLUSTER_ADDRESS is wss:.*, which takes CLUSTER_TLS_CERT/],
])("says in one sentence what is wrong: %#", (given, sentence) => {
  expect(() => readLinkTls(given)).toThrow(sentence);
});
