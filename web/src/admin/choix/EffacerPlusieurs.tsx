import { Confirmation } from '../ui/Confirmation.tsx'

interface EffacerPlusieursProps {
  nombre: number
  erase(): Promise<boolean>
  onClose(): void
}

/** Erases all that is chosen for good, once that is confirmed. */
export default function EffacerPlusieurs({ nombre, erase, onClose }: EffacerPlusieursProps) {
  return (
    <Confirmation
      titre={nombre > 1 ? `Effacer ${nombre.toLocaleString('fr-FR')} éléments` : 'Effacer un élément'}
      mot="EFFACER"
      action="Effacer pour de bon"
      onConfirm={async () => {
        await erase()
        onClose()
      }}
      onClose={onClose}
    >
      <p>
        {nombre > 1 ? 'Ils disparaissent avec leurs fichiers.' : 'Il disparaît avec ses fichiers.'} Personne
        ne pourra les récupérer.
      </p>
    </Confirmation>
  )
}
