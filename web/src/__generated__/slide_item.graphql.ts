/**
 * @generated SignedSource<<1136476ce42ef66bc8b5b63cb5f59a51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type slide_item$data = {
  readonly archive: boolean;
  readonly contenue: string | null | undefined;
  readonly id: string;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly libelle: string;
  readonly lien: string | null | undefined;
  readonly status: boolean;
  readonly titre: string;
  readonly version: number;
  readonly " $fragmentType": "slide_item";
};
export type slide_item$key = {
  readonly " $data"?: slide_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"slide_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "slide_item"
};

(node as any).hash = "ca83a536322d2cfa64b7bb05feb37423";

export default node;
