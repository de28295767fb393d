import { initialize } from 'pluggy-connect-sdk/dist/module/pluggy-connect.js';
import { type Aggregator, aggregator } from './aggregator.ts';
import { button, element, field, show } from './element.ts';
import { reasonOf, texts } from './texts.ts';
import type { Connector, Item, WidgetProps } from './xprops.ts';

const LOOK_EVERY_MS = 250;

type Widget = { props: WidgetProps; bank: Aggregator };

const emit = ({ props }: Widget, event: string, more: object = {}): void =>
  props.onEventProp?.({ event, timestamp: Date.now(), ...more });

const textIn = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '').trim();

const failed = (widget: Widget, error: unknown): void => {
  const message = error instanceof Error ? error.message : String(error);
  widget.props.onErrorProp?.({ message });
  show(texts.failed, element('p', { role: 'alert' }, texts.unreachable));
};

/** A form whose sending shows the waiting screen until the item's run has ended. */
const formOf = (widget: Widget, send: (form: HTMLFormElement) => Promise<Item>, ...fields: readonly Node[]) => {
  const form = element('form', { novalidate: '' }, ...fields);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const item = send(form);
    waiting();
    item.then((started) => watch(widget, started)).catch((error: unknown) => failed(widget, error));
  });
  return form;
};

const waiting = (): void => show(texts.running, element('p', { role: 'status' }, texts.runningHint));

const askForCode = (widget: Widget, item: Item): void =>
  show(
    texts.code,
    element('p', { id: 'hint' }, texts.codeHint),
    formOf(
      widget,
      (form) => {
        emit(widget, 'SUBMITTED_MFA');
        return widget.bank.sendCode(item.id, textIn(form, 'code'));
      },
      field(texts.codeLabel, { id: 'code', name: 'code', inputmode: 'numeric', autocomplete: 'one-time-code' }),
      element('button', { class: 'main' }, texts.sendCode),
    ),
  );

const succeeded = (widget: Widget, item: Item): void => {
  emit(widget, 'LOGIN_SUCCESS', { item });
  widget.props.onSuccessProp?.({ item });
  show(
    texts.done,
    element('p', { role: 'status' }, texts.doneHint(item.connector.name)),
    button(texts.finish, () => widget.props.close(), { class: 'main' }),
  );
};

const refused = (widget: Widget, item: Item): void => {
  const reason = reasonOf(item.error?.code);
  widget.props.onErrorProp?.({ message: item.error?.message ?? reason, data: { item } });
  show(
    texts.failed,
    element('p', { role: 'alert' }, reason),
    button(texts.retry, () => askForLogin(widget, item.connector, item.id), { class: 'main' }),
  );
};

const watch = async (widget: Widget, item: Item): Promise<void> => {
  emit(widget, 'ITEM_RESPONSE', { item });
  if (item.status === 'WAITING_USER_INPUT') return askForCode(widget, item);
  if (item.status === 'UPDATED') return succeeded(widget, item);
  if (item.status !== 'UPDATING') return refused(widget, item);
  await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  return watch(widget, await widget.bank.item(item.id));
};

/** @param itemId of an item that exists already, which gets another login */
const askForLogin = (widget: Widget, connector: Connector, itemId?: string): void => {
  const { bank, props } = widget;
  const send = (form: HTMLFormElement): Promise<Item> => {
    const login = { user: textIn(form, 'user'), password: textIn(form, 'password') };
    emit(widget, 'SUBMITTED_LOGIN');
    return itemId ? bank.update(itemId, login) : bank.create(connector.id, login);
  };
  show(
    texts.login(connector.name),
    element('p', {}, texts.loginHint),
    formOf(
      widget,
      send,
      field(texts.user, { id: 'user', name: 'user', autocomplete: 'off', autocapitalize: 'none' }),
      field(texts.password, { id: 'password', name: 'password', type: 'password', autocomplete: 'off' }),
      element('button', { class: 'main' }, texts.connect),
    ),
    ...(props.updateItem ? [] : [button(texts.back, () => begin(widget))]),
  );
};

const bankButton = (widget: Widget, connector: Connector): HTMLElement => {
  const chosen = () => {
    emit(widget, 'SELECTED_INSTITUTION', { connector });
    askForLogin(widget, connector);
  };
  const made = button(connector.name, chosen, { class: 'bank' });
  const mark = element('span', { class: 'mark', 'aria-hidden': 'true' }, connector.name.slice(0, 1));
  mark.style.backgroundColor = `#${connector.primaryColor}`;
  made.prepend(mark);
  return element('li', {}, made);
};

const chooseBank = async (widget: Widget): Promise<void> => {
  const found = await widget.bank.connectors();
  const listed = found.filter(({ isSandbox }) => !isSandbox || widget.props.includeSandbox !== false);
  show(
    texts.choose,
    element('p', {}, texts.chooseHint),
    element('ul', {}, ...listed.map((connector) => bankButton(widget, connector))),
  );
};

const begin = (widget: Widget): void => {
  const { updateItem } = widget.props;
  const first = updateItem
    ? widget.bank.item(updateItem).then(({ connector }) => askForLogin(widget, connector, updateItem))
    : chooseBank(widget);
  first.catch((error: unknown) => failed(widget, error));
};

// The SDK's component, made here too, is what fills `window.xprops`.
initialize();
const props = window.xprops;
if (props) {
  document.documentElement.dataset.theme = props.theme ?? 'light';
  document.querySelector('#close')?.addEventListener('click', () => props.close());
  begin({ props, bank: aggregator(props.connectToken) });
}
