/** Asking the server for something about oneself: busy until it has answered, and what it said if it refused. */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefusal } from '../online/refusal.ts';

export interface Asking {
  /** Afterwards everything the page knows is asked anew. */
  readonly ask: (deed: () => Promise<unknown>) => Promise<void>;
  readonly busy: boolean;
  /** Empty unless the last deed was refused. */
  readonly refusal: string;
}

export function useAsking(): Asking {
  const answers = useQueryClient();
  const refuse = useRefusal();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const ask = async (deed: () => Promise<unknown>) => {
    setBusy(true);
    setRefusal('');
    try {
      await deed();
      await answers.invalidateQueries();
    } catch (error) {
      setRefusal(refuse(error));
    }
    setBusy(false);
  };
  return { ask, busy, refusal };
}
