import { openClosingDateServices, setClosingDate } from '../../shared/cards/change-closing-date.ts';
import { setClosingDate as operation } from '../../shared/contract/tools/closing-date-tools.ts';
import { defineEndpoint } from '../../shared/runtime/define-endpoint.ts';

export const endpoint = defineEndpoint(operation, setClosingDate, openClosingDateServices);
