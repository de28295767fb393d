/** Properties from the page that opened the widget, through the SDK's own bridge. */
export type WidgetProps = {
  connectToken: string;
  includeSandbox?: boolean;
  /** The item to reconnect. */
  updateItem?: string;
  theme?: 'light' | 'dark';
  onEventProp?(payload: Record<string, unknown>): void;
  onSuccessProp?(data: { item: Item }): void;
  onErrorProp?(error: { message: string; data?: { item: Item } }): void;
  close(): void;
};

export type Connector = { id: number; name: string; primaryColor: string; isSandbox: boolean };
export type Item = {
  id: string;
  status: string;
  connector: Connector;
  error: { code: string; message: string } | null;
};

declare global {
  interface Window {
    xprops?: WidgetProps;
  }
}
