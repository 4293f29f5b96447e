import './tables.test.ts';
