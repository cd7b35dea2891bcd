/**
 * @generated SignedSource<<fcd9aebca07dba74b726c0948c165161>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type entreprise_item$data = {
  readonly adresse: string | null | undefined;
  readonly annee: number | null | undefined;
  readonly assurance: string | null | undefined;
  readonly capital: string | null | undefined;
  readonly compteContribuable: string | null | undefined;
  readonly correspondant: string | null | undefined;
  readonly couleur: string | null | undefined;
  readonly declarationArtci: string | null | undefined;
  readonly description: string | null | undefined;
  readonly directeurPublication: string | null | undefined;
  readonly email1: string;
  readonly email2: string | null | undefined;
  readonly fondation: string | null | undefined;
  readonly formeJuridique: string | null | undefined;
  readonly hebergeur: string | null | undefined;
  readonly heures: {
    readonly dimanche: ReadonlyArray<string>;
    readonly exceptions: ReadonlyArray<{
      readonly au: string;
      readonly du: string;
      readonly motif: string | null | undefined;
      readonly plages: ReadonlyArray<string>;
    }>;
    readonly jeudi: ReadonlyArray<string>;
    readonly lundi: ReadonlyArray<string>;
    readonly mardi: ReadonlyArray<string>;
    readonly mercredi: ReadonlyArray<string>;
    readonly samedi: ReadonlyArray<string>;
    readonly vendredi: ReadonlyArray<string>;
  } | null | undefined;
  readonly horaire: string | null | undefined;
  readonly latitude: number | null | undefined;
  readonly logo: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly logoSeul: boolean;
  readonly longitude: number | null | undefined;
  readonly nom: string;
  readonly ordre: string | null | undefined;
  readonly ordreNumero: string | null | undefined;
  readonly phone1: string;
  readonly phone2: string | null | undefined;
  readonly rccm: string | null | undefined;
  readonly repere: string | null | undefined;
  readonly resume: string | null | undefined;
  readonly support: string | null | undefined;
  readonly symbole: {
    readonly url: string;
  } | null | undefined;
  readonly urlFacebook: string | null | undefined;
  readonly urlInstagram: string | null | undefined;
  readonly urlLinkedin: string | null | undefined;
  readonly urlSkype: string | null | undefined;
  readonly urlTwitter: string | null | undefined;
  readonly whatsapp: string | null | undefined;
  readonly " $fragmentType": "entreprise_item";
};
export type entreprise_item$key = {
  readonly " $data"?: entreprise_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"entreprise_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "entreprise_item"
};

(node as any).hash = "29425db052e791803141d3e3ca6199fb";

export default node;
