/**
 * @generated SignedSource<<afbc8d4d5ee070fe801726909bf08981>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type equipe_item$data = {
  readonly description: string | null | undefined;
  readonly email: string | null | undefined;
  readonly id: string;
  readonly libelle: string;
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
  readonly " $fragmentType": "equipe_item";
};
export type equipe_item$key = {
  readonly " $data"?: equipe_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"equipe_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "equipe_item"
};

(node as any).hash = "de0a2e404e527f992fe1022da42897a0";

export default node;
