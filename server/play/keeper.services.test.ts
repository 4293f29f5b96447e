import './keeper.test.ts';
