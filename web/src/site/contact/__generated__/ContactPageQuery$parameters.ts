/**
 * @generated SignedSource<<6e4509dbada56544095186e8f349dd0e>>
 * @relayHash f91c2f8e8f01bce6a41ea44f1dd40655
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14500be250ce5ebfa64544ad3fba577194ba3aa14241fc1b18a3136e19225cbf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14500be250ce5ebfa64544ad3fba577194ba3aa14241fc1b18a3136e19225cbf",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
