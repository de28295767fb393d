import { common } from '../../texts/common.ts';
import { Unloaded } from '../../ui/part.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';

/** The card of webhooks, which few users have: loaded after the rest of the page. */
export const WebhooksLater = () => {
  const { part, isMissing, again } = useLoaded(() => import('./webhooks-card.tsx'));
  if (part) return <part.WebhooksCard />;
  if (isMissing) return <Unloaded text={common.failed.partUnloaded} onAgain={again} />;
  return <section class="card wide wait" />;
};
