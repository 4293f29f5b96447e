import './tidying.test.ts';
