/**
 * @generated SignedSource<<ab760fb78ac27971f9ca09091030ecb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type face_entreprise$data = {
  readonly couleur: string | null | undefined;
  readonly logo: {
    readonly adresse: string;
    readonly height: number;
    readonly width: number;
  } | null | undefined;
  readonly logoSeul: boolean;
  readonly nom: string;
  readonly symbole: {
    readonly adresse: string;
    readonly height: number;
    readonly width: number;
  } | null | undefined;
  readonly " $fragmentType": "face_entreprise";
};
export type face_entreprise$key = {
  readonly " $data"?: face_entreprise$data;
  readonly " $fragmentSpreads": FragmentRefs<"face_entreprise">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "face_entreprise"
};

(node as any).hash = "a0dde32917e80edfb8158df42a30b23a";

export default node;
