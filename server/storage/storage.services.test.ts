import './storage.test.ts';
