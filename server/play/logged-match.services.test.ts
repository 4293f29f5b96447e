import './logged-match.test.ts';
