/** As much of the browser's notifications as is used. */
export interface Notifications {
  /** Makes one, where pages may; phones leave that to service workers. */
  open(title: string, options: NotificationOptions): Notification;
  worker(): Promise<Pick<ServiceWorkerRegistration, "showNotification" | "getNotifications"> | undefined>;
  /** Brings the page to the front. */
  focus(): void;
  /** Where the page is, for whoever comes back to it by the service worker. */
  address(): string;
}

/** One at a time: a new one takes the place of the one before. */
const TAG = "darbar-asked";

/** What is shown outside of the page. */
export interface Notices {
  /** Shows that the reader is asked; pressing it leads to the page. */
  show(title: string, body: string): Promise<void>;
  /** Takes back what was shown: the reader is here, or nothing is asked any more. */
  close(): Promise<void>;
}

/** Notices by what the browser allows just now; `null`: nothing. */
export function openNotices(allowed: () => Notifications | null): Notices {
  let shown: Notification | null = null;
  const workerOf = (notifications: Notifications) => notifications.worker().catch(() => undefined);
  return {
    show: async (title, body) => {
      const notifications = allowed();
      if (notifications === null) return;
      const options = { body, tag: TAG, icon: "/icon-192.png", data: notifications.address() };
      try {
        const opened = notifications.open(title, options);
        opened.onclick = () => {
          notifications.focus();
          opened.close();
        };
        shown = opened;
      } catch {
        const worker = await workerOf(notifications);
        // Where neither can, the tab says it.
        await worker?.showNotification(title, options).catch(() => undefined);
      }
    },
    close: async () => {
      const notifications = allowed();
      shown?.close();
      shown = null;
      const worker = notifications === null ? undefined : await workerOf(notifications);
      for (const each of (await worker?.getNotifications({ tag: TAG }).catch(() => [])) ?? []) each.close();
    },
  };
}

/** The notifications of this browser; `null` where there are none, or the reader has not allowed them. */
export function allowedNotifications(): Notifications | null {
  if (!("Notification" in window) || Notification.permission !== "granted") return null;
  return {
    open: (title, options) => new Notification(title, options),
    worker: async () => navigator.serviceWorker?.getRegistration(),
    focus: () => window.focus(),
    address: () => location.href,
  };
}

/** Whether the reader can still be asked if they allow notifications. */
export function canOfferNotices(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

/** Asks the reader to allow notifications, after they have pressed something for that: whether they do. */
export async function askForNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
