/** Something has to be brought to this machine first; the message says what, in words for a newcomer. */
export class Missing extends Error {}
