import { deleteClosingDate, openClosingDateServices } from '../../shared/cards/change-closing-date.ts';
import { deleteClosingDate as operation } from '../../shared/contract/tools/closing-date-tools.ts';
import { defineEndpoint } from '../../shared/runtime/define-endpoint.ts';
import { dayOf } from '../api/manage-closing-date.ts';

export const endpoint = defineEndpoint(operation, deleteClosingDate, openClosingDateServices, dayOf);
