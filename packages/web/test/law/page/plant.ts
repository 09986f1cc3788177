/** A fault that is put into the page to see that it is found. */
export type Planted = "too-many" | "too-long" | "covered" | "low" | "scrolls";

/** Puts a fault into the page as it stands. */
export function plant(planted: Planted): void {
  const choices = [...document.querySelectorAll<HTMLElement>(".prompt .choice")];
  const last = choices.at(-1);
  if (last === undefined) throw new Error("there is no choice to spoil");
  switch (planted) {
    case "too-many":
      // As many as would be there if three more tables asked at once.
      for (let more = 0; more < 24; more++) last.parentElement?.append(last.cloneNode(true));
      return;
    case "too-long":
      for (const label of last.querySelectorAll(".choice-label"))
        label.textContent = "a label that does not end ".repeat(60);
      return;
    case "covered": {
      const { left, top, width, height } = last.getBoundingClientRect();
      const cover = document.body.appendChild(document.createElement("div"));
      cover.className = "planted-cover";
      cover.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width / 2}px;height:${height}px;z-index:99`;
      return;
    }
    case "low":
      last.style.cssText = "block-size:20px;min-block-size:0;overflow:hidden";
      return;
    case "scrolls":
      document.querySelector(".game-room")?.insertAdjacentHTML("beforeend", '<div style="block-size:100vh">more</div>');
      return;
  }
}
