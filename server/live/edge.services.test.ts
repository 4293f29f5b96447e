import './edge.test.ts';
