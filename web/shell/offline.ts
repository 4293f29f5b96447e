/** Keeps the whole page on the device, for times without a network. */

/** In milliseconds after the page has come: it is two megabytes that nobody waits for. */
const AFTERWARDS = 3000;

export function keepForLater(): void {
  if (!('serviceWorker' in navigator)) return;
  const keep = () =>
    setTimeout(() => {
      // Not to be had, as in some private windows: then a network is needed.
      navigator.serviceWorker.register('/sw.js').catch(() => {});
    }, AFTERWARDS);
  if (document.readyState === 'complete') keep();
  else window.addEventListener('load', keep, { once: true });
}
