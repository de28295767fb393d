import { ClosingDialog } from './closing-dialog.tsx';
import { EditLimitDialog, NewLimitDialog } from './limit-dialog.tsx';
import type { Ends, Open } from './open.ts';
import { ReminderDialog } from './reminder-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** The window that is open; loaded after the page, which is there to be read first. */
const Opened = ({ open, ...ends }: Ends & { open: Open }) => {
  switch (open.kind) {
    case 'reminder':
      return <ReminderDialog key={open.reminder?.id} reminder={open.reminder} {...ends} />;
    case 'limit':
      return open.limit ? (
        <EditLimitDialog key={open.limit.id} limit={open.limit} amount={open.amount} {...ends} />
      ) : (
        <NewLimitDialog limits={open.limits} {...ends} />
      );
    case 'remove':
      return <RemoveDialog open={open} {...ends} />;
    case 'closing':
      return <ClosingDialog open={open} {...ends} />;
  }
};

export default Opened;
