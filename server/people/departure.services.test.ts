import './departure.test.ts';
