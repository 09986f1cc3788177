import { describe, expect, it } from "vitest";
import { connect, openSocket, openStream } from "../../test/client.ts";
import { call, newPerson, startForTest } from "../../test/start.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
const DAY = 24 * 3_600_000;

interface Shown {
  readonly devices: readonly {
    readonly device: string;
    readonly label: string;
    readonly added: number;
    readonly seen: number;
    readonly isThis: boolean;
  }[];
}

/** Somebody with a phone, on which they came in, and a laptop. */
async function withTwoDevices(clock = { now: 1_000 * DAY }) {
  const { address } = await startForTest({}, { host: { now: () => clock.now } });
  const { person, token: phone } = await newPerson(address, "Ada");
  clock.now += 1_000;
  const laptop = await addDevice(address, phone);
  const shown = async (token: string) => {
    const { body } = await call<Shown>(address, "GET", "/api/people/me/devices", { token });
    return body.devices;
  };
  const [{ device: phoneId }, { device: laptopId }] = await shown(phone);
  const withdraw = (token: string, device: string) =>
    call(address, "DELETE", `/api/people/me/devices/${device}`, { token });
  return { address, person, phone, laptop, phoneId, laptopId, shown, withdraw };
}

async function addDevice(address: string, token: string): Promise<string> {
  const begun = await call<{ code: string }>(address, "POST", "/api/people/me/transfer", { token });
  const headers = { "user-agent": FIREFOX };
  const body = { code: begun.body.code };
  return (await call<{ token: string }>(address, "POST", "/api/people/transfer", { body, headers })).body.token;
}

describe("devices", () => {
  it("are listed to their owner: what they are, since when, and which one asks", async () => {
    const clock = { now: 0 };
    const { phone, laptop, shown, address } = await withTwoDevices(clock);
    expect(await shown(phone)).toMatchObject([
      { label: "", added: 0, seen: 0, isThis: true },
      { label: "Firefox, Linux", added: 1_000, seen: 1_000, isThis: false },
    ]);
    clock.now = 2 * DAY;
    await call(address, "GET", "/api/people/known", { token: laptop });
    await expect
      .poll(async () => (await shown(laptop)).map(({ seen, isThis }) => [seen, isThis]))
      .toEqual([
        [0, false],
        [2 * DAY, true],
      ]);
  });

  it("say nothing of their secrets, and nothing of anybody else's devices", async () => {
    const { address, phone, laptop, phoneId, withdraw } = await withTwoDevices();
    const eve = await newPerson(address, "Eve");
    const { body } = await call(address, "GET", "/api/people/me/devices", { token: phone });
    for (const secret of [phone, laptop]) expect(JSON.stringify(body)).not.toContain(secret);
    expect(await withdraw(eve.token, phoneId)).toMatchObject({ status: 404, body: { code: "no-such-device" } });
    expect(await call(address, "GET", "/api/people/me", { token: phone })).toMatchObject({ status: 200 });
    expect((await call(address, "GET", "/api/people/me/devices")).status).toBe(401);
    expect((await call(address, "DELETE", `/api/people/me/devices/${phoneId}`)).status).toBe(401);
    expect((await call(address, "POST", "/api/people/me/leave")).status).toBe(401);
  });

  it("are nobody's when they are withdrawn, on every road", async () => {
    const { address, person, phone, laptop, laptopId, shown, withdraw } = await withTwoDevices();
    expect((await withdraw(phone, laptopId)).status).toBe(204);
    expect((await call(address, "GET", "/api/people/me", { token: laptop })).status).toBe(401);
    expect((await call(address, "GET", "/api/people/known", { token: laptop })).body).toBeNull();
    const late = await openSocket(address);
    late.send({ type: "hello", protocol: 2, token: laptop });
    expect(await late.over()).toMatchObject({ code: 4001 });
    expect(await shown(phone)).toMatchObject([{ isThis: true }]);
    expect(await call(address, "GET", "/api/people/me", { token: phone })).toMatchObject({ body: { person } });
    expect((await withdraw(phone, laptopId)).status).toBe(404);
  });

  it("are hung up on when they are withdrawn, and no other is", async () => {
    const { address, phone, laptop, laptopId, withdraw } = await withTwoDevices();
    const stays = await connect(address, phone);
    const byHello = await connect(address, laptop);
    const byCookie = await openSocket(address, { cookie: `darbar=${laptop}` });
    const stream = await openStream(address, { cookie: `darbar=${laptop}` });
    await Promise.all([byCookie.next("welcome"), stream.next("welcome")]);
    await withdraw(phone, laptopId);
    for (const gone of [byHello, byCookie, stream]) {
      expect(await gone.over()).toMatchObject({ code: 4001, reason: expect.stringContaining("withdrawn") });
    }
    stays.send({ type: "ping" });
    await stays.next("pong");
  });

  it("take their open transfer codes along when they are withdrawn", async () => {
    const { address, phone, laptop, laptopId, withdraw } = await withTwoDevices();
    const begun = await call<{ code: string }>(address, "POST", "/api/people/me/transfer", { token: laptop });
    await withdraw(phone, laptopId);
    const body = { code: begun.body.code };
    expect((await call(address, "POST", "/api/people/transfer", { body })).status).toBe(404);
  });

  it("can be left: the cookie goes, and the token is nobody's", async () => {
    const { address, phone, laptop, shown } = await withTwoDevices();
    const socket = await connect(address, laptop);
    const left = await call(address, "POST", "/api/people/me/leave", { headers: { cookie: `darbar=${laptop}` } });
    expect(left.status).toBe(204);
    expect(left.headers.getSetCookie()).toEqual([expect.stringMatching(/^darbar=; .*Expires=Thu, 01 Jan 1970/)]);
    expect(await socket.over()).toMatchObject({ code: 4001 });
    expect((await call(address, "GET", "/api/people/me", { token: laptop })).status).toBe(401);
    expect(await shown(phone)).toHaveLength(1);
  });

  it("are void when they were not seen for 400 days", async () => {
    const clock = { now: 0 };
    const { address, phone, laptop } = await withTwoDevices(clock);
    clock.now += 399 * DAY;
    expect((await call(address, "GET", "/api/people/me", { token: phone })).status).toBe(200);
    clock.now += 2 * DAY;
    expect((await call(address, "GET", "/api/people/me", { token: laptop })).status).toBe(401);
    expect((await call(address, "GET", "/api/people/me", { token: phone })).status).toBe(200);
  });
});
