/**
 * @generated SignedSource<<c2f672b930e122f0077e9df778fe171e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type service_ligne$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly nom: string;
  }>;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "service_ligne";
};
export type service_ligne$key = {
  readonly " $data"?: service_ligne$data;
  readonly " $fragmentSpreads": FragmentRefs<"service_ligne">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "service_ligne"
};

(node as any).hash = "5d9e1b5c727061f5edfb7fc8654fd09d";

export default node;
