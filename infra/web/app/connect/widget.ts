import { loaded } from '../load.ts';

/** The address of the widget's script, from the build. */
declare const WIDGET: string;

export type Token = { connect_token: string; widget_url: string | null; include_sandbox: boolean };
/** `failed`: the bank refused the last attempt before the person closed the widget. */
type Outcome = { itemId: string } | { closed: true; failed: boolean };

/** Opens the aggregator's widget over the page and returns its result. */
export const openWidget = async (
  { connect_token, widget_url, include_sandbox }: Token,
  itemId?: string,
): Promise<Outcome> => {
  const { PluggyConnect } = await loaded<typeof import('../widget.ts')>(() => import(WIDGET), WIDGET);
  let failed = false;
  return new Promise((resolve, reject) => {
    new PluggyConnect({
      connectToken: connect_token,
      includeSandbox: include_sandbox,
      language: 'pt',
      theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      ...(itemId ? { updateItem: itemId } : {}),
      ...(widget_url ? { url: widget_url } : {}),
      onSuccess: ({ item }) => resolve({ itemId: item.id }),
      // The widget offers another attempt itself.
      onError: () => {
        failed = true;
      },
      onClose: () => resolve({ closed: true, failed }),
    })
      .init()
      .catch(reject);
  });
};
