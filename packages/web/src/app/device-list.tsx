import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ArmedButton } from "../lobby/armed-button.tsx";
import { useWords } from "../words/speak.tsx";
import { api, type DeviceOfReader } from "./api.ts";
import { problemText } from "./problem.ts";

/** The devices on which the reader is themselves, each of which can be withdrawn, and leaving this one. */
export function DeviceList(): JSX.Element {
  const words = useWords();
  const { t } = words;
  const [devices, setDevices] = useState<readonly DeviceOfReader[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  const look = async (): Promise<void> => {
    const answer = await api.devices();
    if (answer.ok) return setDevices(answer.value.devices);
    // Who is new here has no device yet, and no person is made for looking.
    if (answer.error.code === "not-identified") setDevices([]);
    else setProblem(problemText(answer.error.code, words));
  };
  const withdraw = async (device: string): Promise<void> => {
    setBusy(true);
    const answer = await api.withdrawDevice(device);
    setProblem(answer.ok ? null : problemText(answer.error.code, words));
    // The button goes with its device: who pressed it stays at the list.
    list.current?.focus();
    await look();
    setBusy(false);
  };
  const leave = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.leaveDevice();
    if (answer.ok) return location.reload();
    setProblem(problemText(answer.error.code, words));
    setBusy(false);
  };
  useEffect(() => void look(), []);

  return (
    <>
      <p class="hint">{t(devices?.length === 0 ? "app.devices.new" : "app.devices.why")}</p>
      {devices !== null && devices.length > 0 && (
        <>
          <ul ref={list} class="device-list" tabIndex={-1}>
            {devices.map((device) => (
              <Device key={device.device} device={device} isBusy={isBusy} onWithdraw={withdraw} />
            ))}
          </ul>
          <ArmedButton
            icon="leave"
            label={t("app.devices.leave")}
            whom=""
            sure={t("app.devices.leave.sure")}
            disabled={isBusy}
            onPress={() => void leave()}
          />
          <p class="hint">{t(devices.length === 1 ? "app.devices.leave.last" : "app.devices.leave.why")}</p>
        </>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
    </>
  );
}

interface DeviceProps {
  readonly device: DeviceOfReader;
  readonly isBusy: boolean;
  onWithdraw(device: string): Promise<void>;
}

function Device({ device: { device, label, seen, isThis }, isBusy, onWithdraw }: DeviceProps): JSX.Element {
  const { t, day } = useWords();
  const kind = label === "" ? t("app.devices.unknown") : label;
  return (
    <li class="device">
      <span class="device-what">
        <bdi>{kind}</bdi>
        {isThis && <strong>{t("app.devices.this")}</strong>}
        <span class="hint">{t("app.devices.seen", { day: day(seen) })}</span>
      </span>
      {!isThis && (
        <ArmedButton
          icon="close"
          label={t("app.devices.withdraw")}
          whom={kind}
          sure={t("app.devices.withdraw.sure")}
          disabled={isBusy}
          onPress={() => void onWithdraw(device)}
        />
      )}
    </li>
  );
}
