/**
 * @generated SignedSource<<3ef728be38281edb39c727009181a4d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EquipeEditeur_item$data = {
  readonly description: string | null | undefined;
  readonly email: string | null | undefined;
  readonly id: string;
  readonly nom: string;
  readonly photo: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly poste: string | null | undefined;
  readonly prenom: string | null | undefined;
  readonly status: boolean;
  readonly urlLinkedin: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "EquipeEditeur_item";
};
export type EquipeEditeur_item$key = {
  readonly " $data"?: EquipeEditeur_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"EquipeEditeur_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "EquipeEditeur_item"
};

(node as any).hash = "1d1d18d0a1e7439df105ae84e1d73dfe";

export default node;
