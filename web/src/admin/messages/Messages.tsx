import { useSyncExternalStore } from 'react'
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components'
import classes from './Messages.module.css'
import { messages } from './announcements.ts'
import { useRowAbove } from './useRowAbove.ts'

/** What has just happened, at the foot of every page. F6 leads there: to a region that stands, so not before there is one. */
export function Messages() {
  const cle = useSyncExternalStore(subscribe, () => messages.visibleToasts[0]?.key ?? '')
  useRowAbove(cle)
  if (!cle) return null
  return (
    <ToastRegion queue={messages} aria-label="Messages" className={classes.pile ?? ''}>
      {({ toast }) => {
        const { texte, alerte, action } = toast.content
        return (
          <Toast toast={toast} className={classes.message ?? ''} data-alerte={alerte || undefined}>
            <ToastContent className={classes.texte}>
              <Text slot="title">{texte}</Text>
            </ToastContent>
            {action && (
              <Button
                className={classes.action ?? ''}
                onPress={() => {
                  messages.close(toast.key)
                  action.perform()
                }}
              >
                {action.libelle}
              </Button>
            )}
            <Button slot="close" aria-label="Fermer" className={classes.fermer ?? ''}>
              ×
            </Button>
          </Toast>
        )
      }}
    </ToastRegion>
  )
}

function subscribe(changed: () => void): () => void {
  return messages.subscribe(changed)
}
