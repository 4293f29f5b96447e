/** The record a visitor has opened from a file: for as long as the page is open, and nowhere else. */

let opened: string | undefined;

export function openFile(text: string): void {
  opened = text;
}

export function openedFile(): string | undefined {
  return opened;
}
