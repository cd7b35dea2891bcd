import type { SentPicture } from '../../db/tables.ts'
import { builder } from '../builder.ts'

export const MediaSent = builder.objectRef<SentPicture>('MediaSent').implement({
  description: 'What a picture was when it was sent, before it was reduced and converted.',
  fields: (t) => ({
    width: t.exposeInt('width', { description: 'Width in pixels, upright.' }),
    height: t.exposeInt('height', { description: 'Height in pixels, upright.' }),
    isAnimated: t.exposeBoolean('isAnimated', { description: 'True: its first frame is shown.' }),
    colourSpace: t.exposeString('colourSpace', {
      nullable: true,
      description:
        'Name of the colour space from which it was converted to sRGB, such as `Display P3` or `CMYK`; null where nothing was.',
    }),
  }),
})
