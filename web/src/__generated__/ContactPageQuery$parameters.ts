/**
 * @generated SignedSource<<70e7a2bcca22d45e636d837720cc3cdc>>
 * @relayHash 82c872b840262a535aec3d2f09b5f1f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0a0c6f823bf0c13220da7c736bd2cc84bcdde0ecb8855d081549da7ff05f9df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0a0c6f823bf0c13220da7c736bd2cc84bcdde0ecb8855d081549da7ff05f9df",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
