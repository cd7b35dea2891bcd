/**
 * @generated SignedSource<<b022df58dfa65bf911a7aa5502565c5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntrepriseEditeur_item$data = {
  readonly annee: number | null | undefined;
  readonly description: string | null | undefined;
  readonly email1: string;
  readonly email2: string | null | undefined;
  readonly horaire: string | null | undefined;
  readonly id: string;
  readonly logo: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
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
  readonly " $fragmentType": "EntrepriseEditeur_item";
};
export type EntrepriseEditeur_item$key = {
  readonly " $data"?: EntrepriseEditeur_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntrepriseEditeur_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "EntrepriseEditeur_item"
};

(node as any).hash = "eef2dd3c740dbd3bbedfceedba56e999";

export default node;
