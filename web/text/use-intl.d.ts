// Makes a misspelt key, or one that was never written, an error at compile time.
import type { Language, Text } from './language.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Text;
  }
}
