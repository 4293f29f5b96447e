import './log.test.ts';
