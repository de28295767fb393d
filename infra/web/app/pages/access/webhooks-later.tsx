import type { ComponentType } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { common } from '../../texts/common.ts';
import { Notice } from '../../ui/states.tsx';

/** The card of webhooks, which few users have: loaded after the rest of the page. */
export const WebhooksLater = () => {
  const [Card, setCard] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const { WebhooksCard } = await import('./webhooks-card.tsx');
      setCard(() => WebhooksCard);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void load(), [load]);
  if (Card) return <Card />;
  if (!failed) return <section class="card wide wait" />;
  return (
    <div class="wide">
      <Notice kind="bad">
        <p>{common.failed.offline}</p>
        <button type="button" class="link" onClick={() => void load()}>
          {common.again}
        </button>
      </Notice>
    </div>
  );
};
