import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import type { Notification as ShownMessage } from '@torg/stores';
import { Button, Notice, Notification } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import * as styles from './messages.css.ts';

/** The one message that lies over the page, and the notice while there is no connection. */
export const Messages = observer(function Messages() {
  const t = useTranslate();
  const { notifications, online } = useScope().stores.ui;
  const { current } = notifications;
  return (
    <>
      {/* It is there from the start, so that what comes into it is announced. */}
      <div role="status" className={styles.offline}>
        {!online && <Notice tone="warning">{t('shell.offline')}</Notice>}
      </div>
      <Notification
        tone={current?.mode === 'error' ? 'danger' : (current?.mode ?? 'info')}
        close={{ label: t('shell.notification.close'), onPress: notifications.dismiss }}
        onHold={notifications.hold}
      >
        {current && <Told {...current} />}
      </Notification>
    </>
  );
});

function Told({ message, action }: Pick<ShownMessage, 'message' | 'action'>) {
  return (
    <>
      {message}
      {action && (
        <div className={styles.action}>
          <Button variant="secondary" size="s" onClick={action.run}>
            {action.label}
          </Button>
        </div>
      )}
    </>
  );
}
