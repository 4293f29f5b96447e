/** Puts a text on the clipboard, also on a page without https, where browsers offer only the old way. */
export async function copyText(text: string): Promise<void> {
  // Typed as always there, which it is not.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard !== undefined) return clipboard.writeText(text);
  const pressed = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position: fixed; opacity: 0';
  // Beside what was pressed: a window that is open lets no focus out of it.
  (pressed?.parentElement ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (pressed instanceof HTMLElement) pressed.focus();
  if (!copied) throw new Error('the browser does not copy');
}
