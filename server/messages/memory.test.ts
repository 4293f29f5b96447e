import { MemoryMessages } from './memory.ts';
import { messagesConformance } from './messages.conformance.ts';

let shared: MemoryMessages | undefined;

messagesConformance('messages in memory', async (report) => {
  shared ??= new MemoryMessages(report);
  return shared;
});
