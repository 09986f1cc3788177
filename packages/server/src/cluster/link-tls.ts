import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Config } from "../config.ts";
import { StoreError } from "../store/store.ts";

/** What links between nodes are encrypted by; both ends show a certificate. */
export interface LinkTls {
  readonly cert: string;
  readonly key: string;
  /** Whoever has signed the certificates of all nodes. */
  readonly ca: string;
}

/** Reads what links are encrypted by, as the settings name it; `null`: they are not. Throws one sentence. */
export function readLinkTls({
  clusterTlsCert,
  clusterTlsKey,
  clusterTlsCa,
  clusterAddress,
}: Pick<Config, "clusterTlsCert" | "clusterTlsKey" | "clusterTlsCa" | "clusterAddress">): LinkTls | null {
  const given = [clusterTlsCert, clusterTlsKey, clusterTlsCa].filter((file) => file !== null);
  const scheme = clusterAddress === null ? null : new URL(clusterAddress).protocol;
  if (given.length === 0) {
    if (scheme === "wss:")
      refuse(`CLUSTER_ADDRESS is ${clusterAddress}, which takes CLUSTER_TLS_CERT, CLUSTER_TLS_KEY and CLUSTER_TLS_CA`);
    return null;
  }
  if (clusterTlsCert === null || clusterTlsKey === null || clusterTlsCa === null) {
    return refuse("CLUSTER_TLS_CERT, CLUSTER_TLS_KEY and CLUSTER_TLS_CA go together: give all three, or none");
  }
  if (scheme === "ws:")
    refuse(`CLUSTER_ADDRESS is ${clusterAddress}, but with CLUSTER_TLS_CERT it must begin with wss://`);
  const tls = {
    cert: read("CLUSTER_TLS_CERT", clusterTlsCert),
    key: read("CLUSTER_TLS_KEY", clusterTlsKey),
    ca: read("CLUSTER_TLS_CA", clusterTlsCa),
  };
  const own = made("CLUSTER_TLS_CERT", clusterTlsCert, "certificate", () => new X509Certificate(tls.cert));
  const key = made("CLUSTER_TLS_KEY", clusterTlsKey, "private key without a password", () => createPrivateKey(tls.key));
  const authority = made("CLUSTER_TLS_CA", clusterTlsCa, "certificate", () => new X509Certificate(tls.ca));
  if (!own.checkPrivateKey(key))
    refuse("CLUSTER_TLS_KEY is not the key of the certificate that CLUSTER_TLS_CERT names");
  if (!own.verify(authority.publicKey)) refuse("CLUSTER_TLS_CERT is not signed by whom CLUSTER_TLS_CA names");
  if (Date.parse(own.validTo) < Date.now())
    refuse(`the certificate that CLUSTER_TLS_CERT names has run out (${own.validTo})`);
  return tls;
}

function read(variable: string, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return refuse(`${variable} is ${file}, which cannot be read (${code})`);
  }
}

function made<Value>(variable: string, file: string, what: string, make: () => Value): Value {
  try {
    return make();
  } catch {
    return refuse(`${variable} is ${file}, which holds no ${what} (PEM)`);
  }
}

function refuse(why: string): never {
  throw new StoreError("broken", why);
}
