import type { Notices } from "./notices.ts";

/** What a reader is told who does not look at the page: nothing that only their own eyes may see. */
interface Call {
  /** What stands on the tab. */
  readonly title: string;
  /** What a notification says below that. */
  readonly text: string;
}

/** Calls a reader to a page that they do not look at, and stops. */
export interface Caller {
  /** The tab is marked; with `isNews` the browser also tells them, if they let it. */
  call(call: Call, isNews: boolean): void;
  /** Everything is as it was. */
  rest(): void;
}

/** What a caller changes of the browser. */
interface CallerHost {
  readonly document: Pick<Document, "title"> & Pick<Document, "querySelector">;
  readonly navigator: { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> };
  readonly notices: Notices;
}

const MARKED = "/icon-asked.svg";

/** A caller of this page. */
export function openCaller({ document, navigator, notices }: CallerHost): Caller {
  let before: { readonly title: string; readonly icon: string | null } | null = null;
  const iconOf = (): Element | null => document.querySelector('link[rel="icon"]');
  // Where there is no badge, or it is not allowed, there is none.
  const badge = (change: Promise<void> | undefined): void => void change?.catch(() => undefined);
  return {
    call: ({ title, text }, isNews) => {
      const icon = iconOf();
      before ??= { title: document.title, icon: icon?.getAttribute("href") ?? null };
      document.title = `● ${title}`;
      icon?.setAttribute("href", MARKED);
      badge(navigator.setAppBadge?.(1));
      if (isNews) void notices.show(title, text);
    },
    rest: () => {
      if (before === null) return;
      document.title = before.title;
      if (before.icon !== null) iconOf()?.setAttribute("href", before.icon);
      before = null;
      badge(navigator.clearAppBadge?.());
      void notices.close();
    },
  };
}
