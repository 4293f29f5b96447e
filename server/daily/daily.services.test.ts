import './daily.test.ts';
