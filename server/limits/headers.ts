/** What browsers are told to refuse: everything that the page does not need. */

import type { FastifyHelmetOptions } from '@fastify/helmet';

export const HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      // The WebSocket as well: to the same place, over its own protocol.
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'same-origin' },
  // Only heard over TLS, and then for the visitor's next half year.
  strictTransportSecurity: { maxAge: 15_552_000, includeSubDomains: false },
};
