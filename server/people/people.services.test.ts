import './people.test.ts';
