import { gallery as regles } from '../../../../../schema/inputRules.json'
import { readPicture } from '../../envois/readFile.ts'
import { picturesOf } from '../definition/fieldValue.ts'
import { type ListKind, ListeDeFichiers } from '../fichiers/ListeDeFichiers.tsx'
import { formats } from '../photo/readPhoto.ts'
import type { InputProps } from '../saisies/inputProps.ts'
import classes from './Galerie.module.css'
import type { GalleryPicture } from './galleryFrom.ts'
import { Images } from './Images.tsx'

const most = regles.mostPictures

const kind: ListKind<GalleryPicture> = {
  kind: 'IMAGE',
  accept: formats,
  isPasted: true,
  className: classes.galerie,
  read: readPicture,
  List: Images,
  listed: ({ media, alt, image }) => ({
    media,
    adresse: image?.adresse ?? null,
    taille: image && { largeur: image.largeur, hauteur: image.hauteur },
    legende: '',
    alt,
    focal: null,
    avant: false,
  }),
  words: {
    most,
    one: 'image',
    several: 'images',
    rank: 'Image',
    add: 'Ajouter des images',
    drop: 'Déposez ou collez des images ici',
    empty: `Jusqu’à ${most}\u00a0images, montrées sous la description, dans cet ordre.`,
    full: 'La galerie est complète',
    bound: `Une galerie a ${most}\u00a0images au plus`,
    notTaken: ['n’a pas été prise', 'n’ont pas été prises'],
    present: 'Cette image est déjà dans la galerie.',
    removed: 'L’image est retirée de la galerie.',
  },
}

/** Chosen, dropped or pasted pictures are sent one by one, and then stand in an order that can be changed. */
export default function Galerie(saisie: InputProps) {
  const { nom, valeur, onFieldChange } = saisie
  return (
    <ListeDeFichiers
      saisie={saisie}
      files={picturesOf(valeur)}
      kind={kind}
      change={(next) => onFieldChange(nom, (before) => next(picturesOf(before)))}
    />
  )
}
