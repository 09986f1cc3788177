/** Opens the settings, wherever one is: the page around everything has them. */
export function openSettings(): void {
  document.querySelector<HTMLDialogElement>("dialog.settings")?.showModal();
}
