import './permissions.test.ts';
