/**
 * @generated SignedSource<<bea5c59f5818d9f526a95166fc747e89>>
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
  readonly description: string | null | undefined;
  readonly email1: string;
  readonly email2: string | null | undefined;
  readonly horaire: string | null | undefined;
  readonly id: string;
  readonly latitude: number | null | undefined;
  readonly libelle: string;
  readonly logo: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly longitude: number | null | undefined;
  readonly nom: string;
  readonly phone1: string;
  readonly phone2: string | null | undefined;
  readonly resume: string | null | undefined;
  readonly status: boolean;
  readonly support: string | null | undefined;
  readonly urlFacebook: string | null | undefined;
  readonly urlInstagram: string | null | undefined;
  readonly urlLinkedin: string | null | undefined;
  readonly urlSkype: string | null | undefined;
  readonly urlTwitter: string | null | undefined;
  readonly version: number;
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

(node as any).hash = "a25006485d6d20f8e9be675caaa1f6b6";

export default node;
