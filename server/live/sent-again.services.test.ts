import './sent-again.test.ts';
