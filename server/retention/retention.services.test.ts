import './retention.test.ts';
