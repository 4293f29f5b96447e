import './nonsense.test.ts';
