/** What draws the page: taken up before the page itself, in a task of its own. */

export { createRoot, hydrateRoot } from 'react-dom/client';
