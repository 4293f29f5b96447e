import { defineConfig } from '@playwright/test';
import usual from '../playwright.config.ts';

// As the other tests in a browser, but one after the other: each keeps two browsers busy.
const { projects: _, testIgnore: __, ...same } = usual;
export default defineConfig({ ...same, outputDir: '../../test-results', workers: 1 });
